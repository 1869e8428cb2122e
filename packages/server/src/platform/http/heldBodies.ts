/** A body that is being received or answered. */
export interface HeldBody {
  readonly network: string;
  readonly bytes: number;
  /** Whether it was received whole: a whole one is not cut. */
  readonly isWhole: () => boolean;
  /** Ends its connection. */
  readonly cut: () => void;
}

export interface HeldLimits {
  /** Bodies of one network, besides one of any size. */
  readonly perNetwork: number;
  /** Bodies of all. For more, the network that holds most of them loses those that it has not sent whole. */
  readonly inAll: number;
}

interface Network {
  bytes: number;
  /** The oldest first. */
  readonly bodies: Set<HeldBody>;
}

/** The bodies that are held. `hold` returns how to release one, or null if there is no room for it. */
export function createHeldBodies({ perNetwork, inAll }: HeldLimits) {
  const networks = new Map<string, Network>();
  let total = 0;

  function release(held: HeldBody): void {
    const network = networks.get(held.network);
    if (!network?.bodies.delete(held)) return;
    network.bytes -= held.bytes;
    total -= held.bytes;
    if (network.bodies.size === 0) networks.delete(held.network);
  }

  /** Cuts bodies of the network that holds most, until there is room. */
  function makeRoom(bytes: number): void {
    while (total + bytes > inAll) {
      const unfinished = oldestUnfinished(largest(networks));
      if (!unfinished) return;
      release(unfinished);
      unfinished.cut();
    }
  }

  return {
    hold(held: HeldBody): (() => void) | null {
      const own = networks.get(held.network)?.bytes ?? 0;
      if (own > 0 && own + held.bytes > perNetwork) return null;
      makeRoom(held.bytes);
      if (total > 0 && total + held.bytes > inAll) return null;
      const network = networks.get(held.network) ?? { bytes: 0, bodies: new Set() };
      networks.set(held.network, network);
      network.bodies.add(held);
      network.bytes += held.bytes;
      total += held.bytes;
      return () => release(held);
    },
  };
}

/** The network that holds most bytes. */
function largest(networks: ReadonlyMap<string, Network>): Network | undefined {
  let most: Network | undefined;
  for (const network of networks.values()) if (!most || network.bytes > most.bytes) most = network;
  return most;
}

function oldestUnfinished(network: Network | undefined): HeldBody | undefined {
  for (const held of network?.bodies ?? []) if (!held.isWhole()) return held;
  return undefined;
}
