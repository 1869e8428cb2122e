import { animals } from './animals.ts';
import { buildings } from './buildings.ts';
import { epic } from './epic.ts';
import { halls } from './halls.ts';
import type { Motif } from './motif.ts';
import type { MotifName } from './names.ts';
import { nature } from './nature.ts';
import { objects } from './objects.ts';
import { waters } from './water.ts';

export const MOTIFS: Readonly<Record<MotifName, Motif>> = {
  ...nature,
  ...waters,
  ...buildings,
  ...halls,
  ...objects,
  ...animals,
  ...epic,
};
