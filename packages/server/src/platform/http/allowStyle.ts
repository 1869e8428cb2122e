import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';
const STYLES = 'style-src ';

/** Allows this page a style with this hash, in addition to those that every page may have. */
export function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader(POLICY));
  void reply.header(POLICY, policy.replace(STYLES, `${STYLES}${hash} `));
}
