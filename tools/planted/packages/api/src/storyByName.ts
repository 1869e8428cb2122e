export interface Story {
  title: string;
}
