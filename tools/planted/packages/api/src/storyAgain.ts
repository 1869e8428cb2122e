export interface Shelf {
  id: string;
  title: string;
  tagline: string;
  cover_image_url: string | null;
}
