vcl 4.1;

# The edge with Varnish (7, as in Debian) instead of nginx. It caches the same responses as deploy/nginx.conf, for as long,
# and serves the last ones while the site is down. For /etc/varnish/default.vcl; TLS belongs in front of it (Hitch,
# HAProxy). Change these to fit your server: the site's address, and the size of the cache (varnishd -s). The site's
# TRUSTED_PROXIES is 1, plus one for each proxy in front of Varnish.
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

# The proxies whose X-Forwarded-For is trusted: a CDN's networks, TLS on this machine. Otherwise all visitors count as one.
acl proxies {
  "192.0.2.1";
}
acl this_machine {
  "127.0.0.1";
  "::1";
}

# One visitor is one IPv4 address, or one IPv6 network. Varnish has appended the address of its own client last.
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
    # The request id in the log lines of the site and of Varnish. One that a visitor sends is replaced. The log is a program:
    # varnishncsa -F '%{X-Request-Id}o %m %{VCL_Log:path}x %s %{X-Edge-Cache}o'
    set req.http.X-Request-Id = std.time2integer(now, 0) + "-" + req.xid;
    call log_path;
    # A response is stale for at most one second, while the new one is fetched.
    set req.grace = 1s;
    unset req.http.X-Last-Try;
    unset req.http.X-Dropped-Query;
  } else {
    # The site failed: serve any cached response, however old. Without one, pass on the site's own error.
    set req.grace = 7d;
    set req.http.X-Last-Try = "1";
  }
  call find_visitor;
  # A page with all its pictures needs about forty requests, so eight visitors may open one at once. This machine is exempt.
  if (req.restarts == 0 && req.http.X-Visitor && vsthrottle.is_denied(req.http.X-Visitor, 500, 10s)) {
    return (synth(429, "Too Many Requests"));
  }
  if (req.method == "TRACE") {
    return (synth(405));
  }
  if (std.integer(req.http.Content-Length, 0) > 1048576) {
    return (synth(413));
  }
  # The site gets a message only after all of it has arrived here.
  if ((req.http.Content-Length || req.http.Transfer-Encoding) && req.restarts == 0 && !std.cache_req_body(1MB)) {
    return (synth(413));
  }
  # Never cached: messages, webhooks, health; pictures, of which one address has several formats; component payloads, which
  # a router requests with headers that are not in the cache key (rare, because links here are plain links).
  # Sounds are cached whole, and visitors get the range that they request.
  if (req.method ~ "^(GET|HEAD)$" && req.url ~ "^/api/media/[^?]+\.(mp3|m4a|aac|og[ga]|flac)(\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
    unset req.http.Cookie;
    return (hash);
  }
  if (req.method !~ "^(GET|HEAD)$" || req.url ~ "^/(api/|_next/image)" || req.http.Authorization || req.http.RSC) {
    set req.http.X-Last-Try = "1";
    return (pass);
  }
  # A response is cached under one spelling of its address: the one that the site writes. Other spellings lead to the same
  # page (percent-encoded letters, two slashes, dot segments). There is no limit to their number, so they bypass the
  # cache.
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
  # No page depends on a cookie.
  unset req.http.Cookie;
  return (hash);
}

# What a visitor may have typed is not logged, nor the key of a preview. A logged path ends with `...` at the
# first part that is no word of the site, year or page number. A test compares this list with lib/http/loggable-path.ts.
sub log_path {
  set req.http.X-Own-Path = regsub(req.url, "^((/(?:_next|api|biografie|biography|category|contact|csp-report|danke|de|disclaimer|en|event\.ics|events|events\.ics|feed\.json|feed\.xml|generated-figure|haftungsausschluss|health|icons|image|images|impressum|item-status|kontakt|legal-notices|link-status|live-preview|media|music|musik|news|page|past-events|poster|press|press-kit|presse|preview|ready|revalidate|search|share|sitemap\.xml|sitemaps|static|styleguide|suche|tag|termin\.ics|thanks|token|touren|tours|uploads|v2|veranstaltungen|veranstaltungen\.ics|vergangene-veranstaltungen|videos|vorschau|wp|wp-content|wp-json|youtube|\d{1,4})(?=[/?]|$))*).*$", "\1");
  if (regsub(req.url, "/?(\?.*)?$", "") == req.http.X-Own-Path) {
    std.log("path:" + regsub(req.url, "\?.*$", ""));
  } else {
    std.log("path:" + req.http.X-Own-Path + "/...");
  }
  unset req.http.X-Own-Path;
}

# The query parameters that a page reads. A test compares them with lib/http/known-search-params.mjs. Others are dropped,
# and so are the headers that only a router uses.
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
  # Compressed once, here. The site would spend half of its time on it.
  unset bereq.http.Accept-Encoding;
  unset bereq.http.X-Visitor;
  unset bereq.http.X-Dropped-Query;
}

sub vcl_backend_response {
  # An error that enters the cache would replace the good response.
  if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Last-Try)) {
    return (abandon);
  }
  # How long an expired response may be served while the site is down. While it works, vcl_recv limits this to a second.
  set beresp.grace = 7d;
  set beresp.keep = 0s;
  # The site's own Vary names the headers of a router. Such responses are not cached.
  set beresp.http.Vary = "Accept-Encoding";

  if (beresp.status != 200
    || beresp.http.Cache-Control !~ "max-?age"
    || beresp.http.Cache-Control ~ "no-store|no-cache|private") {
    # Remembered as uncacheable (hit-for-miss), so that no visitor waits for another visitor's response.
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
  } elsif (bereq.url ~ "^/api/media/") {
    # A sound of an hour would push all pages out of the cache.
    if (std.integer(beresp.http.Content-Length, 0) > 33554432) {
      set beresp.uncacheable = true;
      set beresp.ttl = 1h;
    }
  } elsif (beresp.http.X-Nextjs-Cache == "STALE") {
    # The site renders this page again: cached, it would be shown even longer. 1 ms and not 0, because with 0 it would not be
    # available while the site is down.
    set beresp.ttl = 1ms;
  } elsif (beresp.http.Cache-Control ~ "immutable" && bereq.url ~ "^/_next/static/") {
    # Files that never change have their version in the path. A version in the query (icons) is not in the cache key.
    set beresp.ttl = 365d;
  } else {
    # Not the site's s-maxage: an edit would become visible minutes later.
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
  # A cached response has the request id of the visitor who caused it. This visitor gets their own.
  set resp.http.X-Request-Id = req.http.X-Request-Id;
  # A redirect is not cached and gets the query back, because campaigns count visits by it.
  if (req.http.X-Dropped-Query && resp.status >= 300 && resp.status < 400 && resp.http.Location !~ "\?") {
    set resp.http.Location = resp.http.Location + req.http.X-Dropped-Query;
  }
  if (obj.hits > 0) {
    set resp.http.X-Edge-Cache = "HIT";
  } else {
    set resp.http.X-Edge-Cache = "MISS";
  }
  # The lifetime in the site's Cache-Control starts when the visitor gets the response, so Age is removed.
  unset resp.http.Age;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_synth {
  # An abandoned fetch ends here with 503. The restart serves a stale response if there is one.
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
