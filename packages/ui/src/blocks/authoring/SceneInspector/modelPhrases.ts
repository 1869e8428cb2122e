/** What a model was asked about a choice, and what it answered. */
export interface AskedPhrases {
  /** The name of the scene. */
  scene: string;
  /** The text of the choice when it was asked: once it has another, nothing is shown. */
  choice: string;
  /** Absent while the model is asked. */
  phrases?: readonly string[] | undefined;
  /** Whether no model answered, so that there are only words of the scene. */
  isUnanswered?: boolean | undefined;
  /** Why nothing could be asked. */
  error?: string | undefined;
}

/** A model that suggests how else players may say a choice. */
export interface ModelPhrases {
  /** The newest question and its answer. */
  asked?: AskedPhrases | undefined;
  /** Called with a scene and the index of its choice. */
  onAsk: (scene: string, index: number) => void;
}

/** The same of one choice. */
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
