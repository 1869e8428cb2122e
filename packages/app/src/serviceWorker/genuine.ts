/** The statuses of a gateway whose server is down; 511 is that of a captive portal. */
const GATEWAY = new Set([502, 503, 504, 511]);

export const isFromGateway = ({ status }: Response): boolean => GATEWAY.has(status);

/** Whether an answer is a page. In place of a file or the answer of a call, a page comes from a captive portal. */
export const isPage = ({ headers }: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');
