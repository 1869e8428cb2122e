import type { Cost } from '@kathaloka/contract/calls';
import type { FastifyRequest } from 'fastify';
import { RUNNING } from '../limits/costs.ts';
import type { Debts } from '../limits/debts.ts';
import { networkOf, wideNetworkOf } from '../limits/networkOf.ts';
import { callerHasLeft, createCallQueue, createCallSlots, hasLeft, type TakeSlot } from './callSlots.ts';

type Caller = Pick<FastifyRequest, 'user' | 'ip' | 'slot' | 'raw'>;

/** The turns of all callers of a process, whether they make calls or load pages and files. */
export interface Turns {
  /** Waits until fewer dear calls of the account run. */
  readonly takeSlot: TakeSlot;
  /** Runs the handler when few others of its caller run: of the account, or of the network of a guest. */
  readonly inTurn: <T>(cost: Cost, caller: Caller, handle: () => Promise<T>) => Promise<T>;
}

export function createTurns({ debts }: { readonly debts?: Pick<Debts, 'refuse'> | null | undefined }): Turns {
  const cheap = createCallQueue(RUNNING.cheap);
  const guestsDear = createCallQueue(RUNNING.guestsDear);
  const guestsCheap = createCallQueue(RUNNING.guestsCheap);
  const guestsWide = createCallQueue(RUNNING.guestsWide);

  function queued<T>(cost: Cost, { user, ip, slot }: Caller, handle: () => Promise<T>): Promise<T> {
    if (slot) return slot.during(handle);
    if (user) return cheap(user.id, handle);
    const narrow = () => (cost === 'cheap' ? guestsCheap : guestsDear)(networkOf(ip), handle);
    const wide = wideNetworkOf(ip);
    return wide === null ? narrow() : guestsWide(wide, narrow);
  }

  return {
    takeSlot: createCallSlots(RUNNING.dear),
    inTurn: (cost, caller, handle) =>
      queued(cost, caller, async () => {
        if (hasLeft(caller)) throw callerHasLeft();
        // those before it in the queue may have cost too much
        debts?.refuse(caller);
        return handle();
      }),
  };
}
