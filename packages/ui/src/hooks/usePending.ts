import { useState } from 'react';

/** Something that a control does, and may take its time. */
type Act<Args extends readonly unknown[]> = (...args: Args) => void | Promise<void>;

/**
 * Whether something that was started by a control is under way, from the frame of the press on, and a function that
 * starts it.
 */
export function usePending<Args extends readonly unknown[]>(
  act: Act<Args>,
): readonly [isPending: boolean, start: (...args: Args) => void] {
  const [isPending, setIsPending] = useState(false);

  async function wait(result: Promise<void>): Promise<void> {
    setIsPending(true);
    try {
      await result;
    } finally {
      setIsPending(false);
    }
  }

  return [
    isPending,
    (...args) => {
      const result = act(...args);
      if (result) void wait(result);
    },
  ];
}
