import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { seededRandom } from '@kathaloka/story';

const SENTENCE =
  'The ferry has no rope on it this morning, and somebody has swept the landing before you came. ';
/** About a hundred words, as the scenes of our own stories have. */
const TEXT = SENTENCE.repeat(6);

type Way = StoryNode['choices'][number];

function structureOf(count: number, choicesOf: (at: number) => Omit<Way, 'text'>[]): StoryStructure {
  const nodes = Array.from({ length: count }, (_, at): [string, StoryNode] => [
    `scene ${at}`,
    {
      text: TEXT,
      choices: choicesOf(at).map((way, index) => ({ text: `Take way ${index + 1} on.`, ...way })),
    },
  ]);
  return { start_node: 'scene 0', nodes: Object.fromEntries(nodes) };
}

const name = (at: number): string => `scene ${at}`;

/** Layers that each lead to the next, with eight variables that are set and asked for on the way: what authors write. */
function layered(count: number): StoryStructure {
  const random = seededRandom(1);
  const width = 40;
  const ahead = (at: number) => (Math.floor(at / width) + 1) * width + Math.floor(random() * width);
  return structureOf(count, (at) => {
    if (ahead(at) >= count) return [];
    const thing = `thing${Math.floor(random() * 8)}`;
    return [
      { target: name(Math.min(count - 1, ahead(at))) },
      { target: name(Math.min(count - 1, ahead(at))), effect: `gain ${thing}` },
      ...(random() < 0.3
        ? [{ target: name(Math.min(count - 1, ahead(at))), condition: `has ${thing}` }]
        : []),
    ];
  });
}

/** A town that can be walked in all directions, with ways out here and there. */
function town(count: number): StoryStructure {
  const random = seededRandom(2);
  const anywhere = () => name(Math.floor(random() * count));
  return structureOf(count, (at) =>
    at > 0 && at % 50 === 0
      ? []
      : [
          { target: name((at + 1) % count) },
          { target: anywhere() },
          { target: anywhere(), deed: 'the long way' },
        ],
  );
}

/** One scene after the other: the longest walks. */
function corridor(count: number): StoryStructure {
  return structureOf(count, (at) => (at === count - 1 ? [] : [{ target: name(at + 1) }]));
}

/** Counters that rise and fall without end: more states than can be followed. */
function counting(count: number): StoryStructure {
  const random = seededRandom(3);
  return structureOf(count, (at) =>
    at % 100 === 99
      ? []
      : [
          { target: name(Math.floor(random() * count)), effect: `gold + ${at % 7}` },
          { target: name((at + 1) % count), effect: `gold - ${at % 5}; courage + 1` },
          {
            target: name(at + 1),
            condition: `gold >= ${at % 11} and courage < ${at % 13}`,
            effect: 'courage - 1',
          },
        ],
  );
}

export const CHECKED_STORIES: Readonly<Record<string, (scenes: number) => StoryStructure>> = {
  layered,
  town,
  corridor,
  counting,
};
