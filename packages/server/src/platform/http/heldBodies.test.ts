import { GROWTH_MAX, processorGrowthOf } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { createHeldBodies, type HeldBody } from './heldBodies.ts';

const NETWORKS = 8;
let cut = 0;
const unfinished = (network: string): HeldBody => ({
  network,
  bytes: 1,
  isWhole: () => false,
  cut: () => void (cut += 1),
});

it('Each further body that makes room costs the same, however many are held', async () => {
  const growth = await processorGrowthOf((held) => {
    const bodies = createHeldBodies({ perNetwork: held, inAll: held });
    for (let number = 0; number < held; number += 1) bodies.hold(unfinished(`network ${number % NETWORKS}`));
    for (let number = 0; number < held; number += 1) bodies.hold(unfinished('one more network'));
  }, 8000);
  expect(growth).toBeLessThan(GROWTH_MAX);
});

it('The network that holds most loses its oldest, and nobody else', () => {
  const lost: string[] = [];
  const body = (network: string, name: string, isWhole = false): HeldBody => ({
    network,
    bytes: 10,
    isWhole: () => isWhole,
    cut: () => void lost.push(name),
  });
  const bodies = createHeldBodies({ perNetwork: 100, inAll: 50 });
  for (const held of [
    body('small', 'of the small'),
    body('large', 'whole', true),
    body('large', 'first'),
    body('large', 'second'),
  ])
    expect(bodies.hold(held)).not.toBeNull();
  const release = bodies.hold(body('another', 'released'));
  expect(lost).toEqual([]);
  bodies.hold(body('another', 'kept'));
  expect(lost).toEqual(['first']);
  release?.();
  release?.();
  bodies.hold(body('third', 'fits'));
  expect(lost).toEqual(['first']);
});

it('Whole bodies are not cut: the next one is refused', () => {
  const bodies = createHeldBodies({ perNetwork: 100, inAll: 20 });
  const whole = (network: string): HeldBody => ({ ...unfinished(network), bytes: 10, isWhole: () => true });
  bodies.hold(whole('one'));
  bodies.hold(whole('two'));
  cut = 0;
  expect(bodies.hold(whole('three'))).toBeNull();
  expect(cut).toBe(0);
});
