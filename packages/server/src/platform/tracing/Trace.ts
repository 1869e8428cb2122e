/** A request, and what belongs to it, as an operator sees it in a tracing system. */
export interface Trace {
  /** What another service is told, in the form of W3C Trace Context. */
  readonly traceparent: string;
  /** Something that belongs to it has ended just now. */
  readonly took: (name: string, part: TracedPart) => void;
  readonly end: (status: number) => void;
}

export interface TracedPart {
  readonly seconds: number;
  readonly isFailed?: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface BegunRequest {
  /** The contract's call, or the kind of page. */
  readonly name: string;
  readonly id: string;
  readonly method: string;
  /** What the caller says that it belongs to; null where nobody is to be believed. */
  readonly traceparent: string | null;
}

export interface Tracing {
  readonly begin: (request: BegunRequest) => Trace;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}
