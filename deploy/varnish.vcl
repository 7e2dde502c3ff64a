vcl 4.1;

# The edge for those who run Varnish (7, as Debian has it) instead of nginx: it keeps what deploy/nginx.conf keeps, as
# long, and shows the last answers while the site is away. For /etc/varnish/default.vcl; TLS belongs before it (Hitch,
# HAProxy). Yours to change: where the site listens, and how much is kept (varnishd -s). The site's TRUSTED_PROXIES is 1,
# one more for each proxy before Varnish.
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  # The site itself gives up on WordPress after eight seconds.
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 15s;
}

sub vcl_recv {
  if (req.method == "TRACE") {
    return (synth(405));
  }
  if (std.integer(req.http.Content-Length, 0) > 1048576) {
    return (synth(413));
  }
  if (req.restarts == 0) {
    # The id of the log lines, for Varnish's own too (varnishncsa -F '%{X-Request-Id}o'). What a visitor sends is not it.
    set req.http.X-Request-Id = std.time2integer(now, 0) + "-" + req.xid;
    # An answer is old for one second at most, while the new one is fetched.
    set req.grace = 1s;
    unset req.http.X-Last-Try;
  } else {
    # The site failed: whatever there is, is better, and what it says itself if there is nothing.
    set req.grace = 7d;
    set req.http.X-Last-Try = "1";
  }
  # Messages, webhooks, health; pictures, of which one address has several formats: never kept, asked for once.
  if (req.method !~ "^(GET|HEAD)$" || req.url ~ "^/(api/|_next/image)" || req.http.Authorization) {
    set req.http.X-Last-Try = "1";
    return (pass);
  }
  # No page depends on one.
  unset req.http.Cookie;
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  # A component payload has the address of its page; only these headers tell them apart.
  hash_data("|" + req.http.RSC);
  hash_data("|" + req.http.Next-Router-Prefetch);
  hash_data("|" + req.http.Next-Router-Segment-Prefetch);
  hash_data("|" + req.http.Next-Router-State-Tree);
  hash_data("|" + req.http.Next-Url);
  return (lookup);
}

sub vcl_hit {
  if (obj.http.X-Nextjs-Cache == "STALE" && req.restarts == 0) {
    return (pass);
  }
}

sub vcl_backend_fetch {
  # Compressed here, once, and not by the site, which would spend half of its time on it.
  unset bereq.http.Accept-Encoding;
}

sub vcl_backend_response {
  # A failure that was stored, if only to be sent, would take the place of the good answer.
  if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Last-Try)) {
    return (abandon);
  }
  # One more second than it is fresh: whoever comes then has it, and has it made anew.
  set beresp.grace = 7d;
  set beresp.keep = 0s;
  # The key says more than the site's Vary, which has no Next-Url.
  set beresp.http.Vary = "Accept-Encoding";

  if (beresp.status != 200
    || beresp.http.Cache-Control !~ "max-?age"
    || beresp.http.Cache-Control ~ "no-store|no-cache|private") {
    # Remembered as not to be kept, so that nobody waits for somebody else's answer.
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
  } elsif (beresp.http.X-Nextjs-Cache == "STALE") {
    # The site is making it anew: shown again, it would be old twice. Kept for when the site is away, which a lifetime of
    # nothing would not be.
    set beresp.ttl = 1ms;
  } elsif (beresp.http.Cache-Control ~ "immutable") {
    set beresp.ttl = 365d;
  } else {
    # Not the s-maxage that it names: an edit would be seen minutes later.
    set beresp.ttl = 2s;
  }

  if (beresp.http.Content-Type ~ "^(text/|image/svg|application/([a-z]+\+)?(json|xml|javascript))") {
    set beresp.do_gzip = true;
  }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || !bereq.http.X-Last-Try) {
    return (abandon);
  }
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Retry-After = "5";
  synthetic("Please come back in a moment. Bitte versuche es gleich noch einmal.");
  return (deliver);
}

sub vcl_deliver {
  # The id of whoever had a kept answer made is not this visitor's.
  set resp.http.X-Request-Id = req.http.X-Request-Id;
  if (obj.hits > 0) {
    set resp.http.X-Edge-Cache = "HIT";
  } else {
    set resp.http.X-Edge-Cache = "MISS";
  }
  # The site's Cache-Control speaks of how old an answer may be that just left it.
  unset resp.http.Age;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_synth {
  # What comes of an abandoned answer.
  if (resp.status == 503 && req.restarts == 0) {
    return (restart);
  }
  set resp.http.X-Request-Id = req.http.X-Request-Id;
  set resp.http.Cache-Control = "no-store";
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  synthetic(resp.status + " " + resp.reason);
  return (deliver);
}
