/** A gateway answers so for a server that is gone; a network that wants a login first, with the last one. */
const GATEWAY = new Set([502, 503, 504, 511]);

export const isFromGateway = ({ status }: Response): boolean => GATEWAY.has(status);

/** A network that wants a login first answers everything with a page of its own, and nothing here but pages is one. */
export const isPage = ({ headers }: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');
