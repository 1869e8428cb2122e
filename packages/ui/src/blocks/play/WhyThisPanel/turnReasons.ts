export interface Remembered {
  text: string;
  /** The turn that it comes from; 0 is the opening. */
  turn: number;
}

/** What stood behind one turn, in words that a player reads. It does not cross the wire as such. */
export interface TurnReasons {
  /** The scene in force. */
  scene: string;
  /** Which turn in that scene this was, counted from 1. */
  turn_in_scene: number;
  /** How the player came there. */
  came: string;
  /** What lies ahead, without spoiling it. */
  ahead: string;
  remembered: readonly Remembered[];
  /** Who told it. Null: the author, word for word. */
  narrator: string | null;
  is_built_in: boolean;
  seconds: number;
  credits_consumed: number;
  /** What happened to the XP: '−1, then +2 for a new scene'. */
  xp: string;
}
