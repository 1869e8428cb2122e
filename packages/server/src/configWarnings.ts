import type { Config } from './config.ts';
import { isLoopback } from './configFields.ts';

/** Warnings about settings that work but are less safe than they should be, logged once at the start. */
export function warningsAbout(
  config: Pick<Config, 'host' | 'publicUrl' | 'ai' | 'mail' | 'young'>,
): string[] {
  return [...openWarnings(config), ...modelWarnings(config), ...youngWarnings(config)];
}

function modelWarnings({ ai }: Pick<Config, 'ai'>): string[] {
  if (ai.baseUrl !== null && Object.keys(ai.models).length === 0)
    return [
      'AI_BASE_URL is set, and no model of it is used: name them in AI_TEXT_MODELS, AI_IMAGE_MODELS or AI_MODELS.',
    ];
  if (ai.baseUrl === null && ai.shortKeys.some((key) => !Object.hasOwn(ai.models, key)))
    return ['AI_TEXT_MODELS and AI_IMAGE_MODELS do nothing without AI_BASE_URL.'];
  return [];
}

function youngWarnings({ mail, young }: Pick<Config, 'mail' | 'young'>): string[] {
  if (young.accounts === 'off' || young.proof !== 'mail' || mail.smtpUrl !== null) return [];
  return [
    'YOUNG_ACCOUNTS is set and SMTP_URL is not: the mails that ask guardians are written to the outbox, and nobody whom they are about can play.',
  ];
}

function openWarnings({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string[] {
  if (isLoopback(host) || publicUrl.startsWith('https:')) return [];
  return [
    `PUBLIC_URL is ${publicUrl} and HOST ${host} is not this machine alone: without https passwords and tokens can be read on the way. Put a proxy with TLS before the server and set PUBLIC_URL to its https address.`,
  ];
}
