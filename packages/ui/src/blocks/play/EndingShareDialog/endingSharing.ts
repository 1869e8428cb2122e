/** The ways to share the card of an ending. Without a callback there is no button. */
export interface EndingSharing {
  /** Called to share the card by the device’s share sheet; omitted if the device cannot share files. */
  onShareCard?: ((card: Blob) => void) | undefined;
  /** Called to save the card as a file. */
  onSaveCard?: ((card: Blob) => void) | undefined;
  /** Called to copy the link to the story. */
  onCopyLink?: (() => void) | undefined;
}
