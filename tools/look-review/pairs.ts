export interface Pair {
  /** The picture's name in the art direction. */
  readonly picture: string;
  readonly story: string;
  readonly width: 390 | 1024 | 1440;
  readonly theme?: 'night' | 'palm-leaf';
  /** Where they differ, and why. */
  readonly note?: string;
}

export const pairs: readonly Pair[] = [
  { picture: '02-home', story: 'screens-homescreen--full', width: 1440 },
  { picture: 'm-02-home', story: 'screens-homescreen--full', width: 390 },
];
