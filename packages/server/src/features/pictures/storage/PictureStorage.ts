/** Stores the pictures that models drew. It lists none: some may belong to another installation. */
export interface PictureStorage {
  put(name: string, picture: Uint8Array): Promise<void>;
  /** Null if there is none of this name. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}
