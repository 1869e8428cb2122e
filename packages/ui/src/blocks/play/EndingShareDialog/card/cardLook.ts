/** The font families of each face, as in CSS. */
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
  /** The name of the product. */
  readonly house: string;
  /** The cover; null if the story has none, or if it could not be loaded. */
  readonly picture: HTMLImageElement | null;
}
