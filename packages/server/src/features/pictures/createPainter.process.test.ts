import type { Cover } from '@kathaloka/contract/entities';
import fs from 'node:fs';
import os from 'node:os';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { createPainter } from './createPainter.ts';

const COVER: Cover = { style: 'ajanta', seed: 'lamp', keywords: ['night', 'river'] };
const painter = createPainter();
afterEach(() => painter.stop());

/** The processes that this process has started. */
const children = (): number[] =>
  fs
    .readdirSync('/proc/self/task')
    .flatMap((thread) => fs.readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number);

it('paints in a process that yields to all others, and in a new one after that has died', async () => {
  const before = new Set(children());
  const own = () => children().filter((pid) => !before.has(pid));
  const { width, format } = await sharp(await painter.paint(COVER, 320)).metadata();
  expect({ width, format }).toEqual({ width: 320, format: 'webp' });
  const [pid] = own();
  expect(os.getPriority(pid)).toBe(os.constants.priority.PRIORITY_LOW);

  const painting = painter.paint(COVER, 1280);
  process.kill(pid!, 'SIGKILL');
  await expect(painting).rejects.toThrow(/SIGKILL/);
  expect((await sharp(await painter.paint(COVER, 320)).metadata()).width).toBe(320);
  expect(own()).not.toContain(pid);
});
