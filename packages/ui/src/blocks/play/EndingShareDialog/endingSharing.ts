/** What can be done with the card of an ending. */
export interface EndingSharing {
  /** Hands the card to the device’s share sheet. Left out where the device shares no files. */
  onShareCard?: ((card: Blob) => void) | undefined;
  /** Saves the card as a file. */
  onSaveCard?: ((card: Blob) => void) | undefined;
  /** Copies the link to the story. */
  onCopyLink?: (() => void) | undefined;
}
