/** Where the pictures that models drew are stored. */
export interface PictureStorage {
  put(name: string, picture: Uint8Array): Promise<void>;
  /** Null if there is none of this name. */
  get(name: string): Promise<Buffer | null>;
  /** All names, in batches, with the time of the last change. */
  list(): AsyncIterable<readonly StoredPicture[]>;
  remove(name: string): Promise<void>;
}

export interface StoredPicture {
  readonly name: string;
  readonly changedAt: number;
}
