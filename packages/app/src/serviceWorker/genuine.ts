/** The statuses of a gateway whose server is down, and 511, that of a captive portal. */
const GATEWAY = new Set([502, 503, 504, 511]);

export const isFromGateway = ({ status }: Response): boolean => GATEWAY.has(status);

/** Whether an answer is an HTML page. In place of a file or the answer of a call, it comes from a captive portal. */
export const isPage = ({ headers }: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');
