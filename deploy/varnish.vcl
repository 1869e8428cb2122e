# A cache in front of the balancer: what the catalogue answers guests, covers and the app's files. Written for Varnish 6
# and newer. Check a change: varnishd -C -f $PWD/deploy/varnish.vcl
vcl 4.1;

import std;

backend balancer {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 60s;
  # an event stream says something every 15 seconds
  .between_bytes_timeout = 60s;
}

sub vcl_recv {
  # who signs in is answered by the servers, and nobody else is given that answer
  if (req.http.Authorization) {
    return (pass);
  }
  # none of these depends on a cookie; pages do
  if (req.url ~ "^/(api|assets|covers)/") {
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  # so long after its time an answer is given while a new one is fetched; Varnish does not read this header itself
  set beresp.grace = 0s;
  if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=[0-9]") {
    set beresp.grace = std.duration(
      regsub(beresp.http.CDN-Cache-Control, ".*stale-while-revalidate=([0-9]+).*", "\1s"), 0s);
  }
}

sub vcl_deliver {
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
}
