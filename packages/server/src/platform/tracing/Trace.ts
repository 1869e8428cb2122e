/** The trace of a request, for the operator's tracing system. */
export interface Trace {
  /** The header for other services, in the format of W3C Trace Context. */
  readonly traceparent: string;
  /** Records a part of the request, which has just ended. */
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
  /** The caller's trace header; null if it is not trusted. */
  readonly traceparent: string | null;
}

export interface Tracing {
  readonly begin: (request: BegunRequest) => Trace;
  /** Flushes the remaining spans. */
  readonly stop: () => Promise<void>;
}
