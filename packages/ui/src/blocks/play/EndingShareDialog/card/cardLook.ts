/** The families of each face, as in CSS. */
export type CardFaces = Readonly<Record<'title' | 'tale' | 'ui', string>>;

/** The colours of a card. */
export type CardColours = Readonly<
  Record<
    'ground' | 'text' | 'soft' | 'gold' | 'accent' | 'rule' | 'night' | 'flame' | 'glow' | 'clay',
    string
  >
>;

export interface CardLook {
  readonly faces: CardFaces;
  readonly colours: CardColours;
  /** The name of the house. */
  readonly house: string;
  /** The cover; null for a story without one, and for one that other sites may not draw. */
  readonly picture: HTMLImageElement | null;
}
