import ipaddr from 'ipaddr.js';

/** The range of all public IPv6 addresses (RFC 4291, 2.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
const LOCAL_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/i;

/**
 * Whether an IP address is public: not private, loopback, link-local (where clouds keep the keys of their
 * machines) or reserved, and not an IPv6 form of such an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** Whether a host in a URL can only be in the operator's own network. */
export function isLocalHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? !isPublicAddress(bare) : LOCAL_NAME.test(bare);
}
