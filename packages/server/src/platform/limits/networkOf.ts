import ipaddr from 'ipaddr.js';

/** The IPv6 prefix of one home, and the largest that a provider assigns to one customer. */
const HOME_BITS = 64;
const CUSTOMER_BITS = 48;
/** A wide network may have so many times what one network may, because it may be many people's. */
export const NETWORKS_OF_ONE = 16;
/** Some proxies include the port: `203.0.113.9:5533`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/;
/** All invalid addresses share one counter. */
const UNKNOWN = 'unknown';

/** The network by which hits of an address are counted: in IPv6 the whole /64, which one home gets. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (!parsed) return UNKNOWN;
  return parsed.kind() === 'ipv4' ? parsed.toString() : prefixOf(parsed, HOME_BITS);
}

/**
 * The /48 around a /64, because one person may hold all of its networks. Null for IPv4, whose addresses are too
 * expensive to hold many.
 */
export function wideNetworkOf(address: string): string | null {
  const parsed = parse(address);
  return parsed?.kind() === 'ipv6' ? prefixOf(parsed, CUSTOMER_BITS) : null;
}

/** Whether an address is in a list of addresses and networks. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const parsed = parse(address);
  if (!parsed) return false;
  return networks.some((entry) => {
    const [network, bits] = entry.includes('/') ? ipaddr.parseCIDR(entry) : [ipaddr.process(entry), 128];
    if (network.kind() !== parsed.kind()) return false;
    return parsed.match(network, network.kind() === 'ipv4' ? Math.min(bits, 32) : bits);
  });
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {};
  const bare = (v4 ?? v6 ?? address).split('%', 1)[0]!;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString() + `/${bits}`;
}
