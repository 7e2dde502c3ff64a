vcl 4.1;

# The edge for those who run Varnish (7, as Debian has it) instead of nginx: it keeps what deploy/nginx.conf keeps, as
# long, and shows the last answers while the site is away. For /etc/varnish/default.vcl; TLS belongs before it (Hitch,
# HAProxy). Yours to change: where the site listens, and how much is kept (varnishd -s). The site's TRUSTED_PROXIES is 1,
# one more for each proxy before Varnish.
import std;
# Debian's package varnish-modules.
import vsthrottle;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  # The site itself gives up on WordPress after eight seconds.
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 15s;
}

# Whose X-Forwarded-For is believed: a CDN's networks, TLS on this machine. Unless they are told, all its visitors are one.
acl proxies {
  "192.0.2.1";
}
acl this_machine {
  "127.0.0.1";
  "::1";
}

# One visitor: an address, of IPv6 a network, which is what one household has. Varnish itself has put who asked it last.
sub find_visitor {
  set req.http.X-Visitor = client.ip;
  if (client.ip ~ proxies) {
    set req.http.X-Visitor = regsub(req.http.X-Forwarded-For, "^(.*,)? *([^, ]+) *,[^,]*$", "\2");
  }
  if (client.ip ~ proxies && std.ip(req.http.X-Visitor, client.ip, resolve = false) ~ proxies) {
    set req.http.X-Visitor = regsub(req.http.X-Forwarded-For, "^(.*,)? *([^, ]+) *,[^,]*,[^,]*$", "\2");
  }
  set req.http.X-Visitor = std.ip(req.http.X-Visitor, client.ip, resolve = false);
  if (std.ip(req.http.X-Visitor, client.ip, resolve = false) ~ this_machine) {
    unset req.http.X-Visitor;
    return;
  }
  set req.http.X-Visitor = regsub(req.http.X-Visitor, "^(([0-9a-f]+:){4}).*$", "\1");
  set req.http.X-Visitor = regsub(req.http.X-Visitor, "::.*$", "::");
}

sub vcl_recv {
  if (req.restarts == 0) {
    # The id of the log lines, for Varnish's own too (varnishncsa -F '%{X-Request-Id}o'). What a visitor sends is not it.
    set req.http.X-Request-Id = std.time2integer(now, 0) + "-" + req.xid;
    # An answer is old for one second at most, while the new one is fetched.
    set req.grace = 1s;
    unset req.http.X-Last-Try;
    unset req.http.X-Dropped-Query;
  } else {
    # The site failed: whatever there is, is better, and what it says itself if there is nothing.
    set req.grace = 7d;
    set req.http.X-Last-Try = "1";
  }
  call find_visitor;
  # A page with all its pictures is some forty requests: eight may open one at once. This machine's own are not counted.
  if (req.restarts == 0 && req.http.X-Visitor && vsthrottle.is_denied(req.http.X-Visitor, 500, 10s)) {
    return (synth(429, "Too Many Requests"));
  }
  if (req.method == "TRACE") {
    return (synth(405));
  }
  if (std.integer(req.http.Content-Length, 0) > 1048576) {
    return (synth(413));
  }
  # The site is asked when a message is there as a whole.
  if ((req.http.Content-Length || req.http.Transfer-Encoding) && req.restarts == 0 && !std.cache_req_body(1MB)) {
    return (synth(413));
  }
  # Never kept, asked for once: messages, webhooks, health; pictures, of which one address has several formats; component
  # payloads, for which a router asks by headers that go into no key (few do, for links here are plain links).
  if (req.method !~ "^(GET|HEAD)$" || req.url ~ "^/(api/|_next/image)" || req.http.Authorization || req.http.RSC) {
    set req.http.X-Last-Try = "1";
    return (pass);
  }
  # What is kept is kept under one spelling of its address: as the site writes it. Others lead to the same page (a letter in
  # percent-encoding, two slashes, a dot that leads elsewhere), and there is no end of them: they are passed on.
  if (req.url ~ "^(/([A-Za-z0-9_~-]|%[89A-F][0-9A-F])([A-Za-z0-9_.~-]|%[89A-F][0-9A-F])*)*/?(\?|$)") {
    call drop_unknown;
  } else {
    set req.http.X-Last-Try = "1";
    return (pass);
  }
  if (req.url ~ "\?") {
    set req.http.X-Last-Try = "1";
    return (pass);
  }
  # No page depends on one.
  unset req.http.Cookie;
  return (hash);
}

# What a page reads behind the question mark, which is lib/known-queries.mjs and tested against it. All else is dropped; so
# are the headers that mean something to a router alone.
sub drop_unknown {
  unset req.http.Next-Router-State-Tree;
  unset req.http.Next-Router-Prefetch;
  unset req.http.Next-Router-Segment-Prefetch;
  unset req.http.Next-Url;
  if (req.url ~ "^(/(?i:en|de))?/?\?(.*&)?p=[1-9][0-9]{0,9}(&|$)") {
    set req.url = regsub(req.url, "\?(.*&)?(p=[1-9][0-9]{0,9})(&.*)?$", "?\2");
  } elsif (req.url ~ "^(/(?i:en|de))?/(?i:search|suche)/?\?(.*&)?(q|page)=") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(q|page)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^(/(?i:en|de))?/(?i:preview|vorschau)/[^/?]+/?\?(.*&)?_thumbnail_id=") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!_thumbnail_id=)[^&]*(&|$)", "");
  } else {
    set req.http.X-Dropped-Query = regsub(req.url, "^[^?]*", "");
    set req.url = regsub(req.url, "\?.*$", "");
  }
}

sub vcl_hash {
  hash_data(req.url);
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
  unset bereq.http.X-Visitor;
  unset bereq.http.X-Dropped-Query;
}

sub vcl_backend_response {
  # A failure that was stored, if only to be sent, would take the place of the good answer.
  if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Last-Try)) {
    return (abandon);
  }
  # One more second than it is fresh: whoever comes then has it, and has it made anew.
  set beresp.grace = 7d;
  set beresp.keep = 0s;
  # The site's names the headers by which a router asks, and such answers are not kept.
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
  } elsif (beresp.http.Cache-Control ~ "immutable" && bereq.url ~ "^/(_next/static|sheets)/") {
    # What never changes has its version in its path; where it stands behind a question mark (icons), it is not in the key.
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
  # A redirect, which is not kept, has the query again: campaigns count by it.
  if (req.http.X-Dropped-Query && resp.status >= 300 && resp.status < 400 && resp.http.Location !~ "\?") {
    set resp.http.Location = resp.http.Location + req.http.X-Dropped-Query;
  }
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
  if (resp.status == 429) {
    set resp.http.Retry-After = "5";
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
    set resp.http.X-Content-Type-Options = "nosniff";
    synthetic({"<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>One moment, please / Einen Moment, bitte</title></head><body><main><section lang="en"><h1>One moment, please</h1><p>Very many requests came from where you are at once. Please try again in a few seconds.</p></section><section lang="de"><h2>Einen Moment, bitte</h2><p>Von dort, wo du bist, kamen sehr viele Anfragen auf einmal. Bitte versuche es in ein paar Sekunden wieder.</p></section></main></body></html>"});
    return (deliver);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  synthetic(resp.status + " " + resp.reason);
  return (deliver);
}
