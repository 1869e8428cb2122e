/** A question to the model about a choice, and its answer. */
export interface AskedPhrases {
  /** The name of the scene. */
  scene: string;
  /** The text of the choice when the model was asked; the answer is hidden once the text has changed. */
  choice: string;
  /** The suggested phrases; undefined while the model is asked. */
  phrases?: readonly string[] | undefined;
  /** Whether the model did not answer, so that all phrases come from the scene. */
  isUnanswered?: boolean | undefined;
  /** Why the request failed. */
  error?: string | undefined;
}

/** A model that suggests how else players may say a choice. */
export interface ModelPhrases {
  /** The latest question and its answer. */
  asked?: AskedPhrases | undefined;
  /** Called with a scene and the index of its choice. */
  onAsk: (scene: string, index: number) => void;
}

/** A model that suggests phrases for one particular choice. */
export interface ChoicePhrases {
  asked: AskedPhrases | undefined;
  onAsk: () => void;
}

export const phrasesOfChoice = (
  { asked, onAsk }: ModelPhrases,
  { scene, choice, index }: { scene: string; choice: string; index: number },
): ChoicePhrases => ({
  asked: asked?.scene === scene && asked.choice === choice ? asked : undefined,
  onAsk: () => onAsk(scene, index),
});
