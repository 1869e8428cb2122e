import { type ContinuityFigures, ContinuityRun } from '@kathaloka/contract/entities';
import type { Figures, FiguresByLanguage } from './figures.ts';
import type { Endpoint } from './playContinuity.ts';

const DIGITS = 1000;
const rounded = (count: number): number => Math.round(count * DIGITS) / DIGITS;

/** The file that an administrator brings in. Of the endpoint it has the host, and no key. */
export function asRun(
  endpoint: Pick<Endpoint, 'url' | 'model'> | null,
  at: Date,
  played: FiguresByLanguage,
): ContinuityRun {
  const server = endpoint && new URL(endpoint.url).host;
  const by_language = Object.entries(played).map(([language, figures]) => {
    const { sessions, turns } = figures;
    return [language, { at: at.toISOString(), server, sessions, turns, figures: sharesOf(figures, server) }];
  });
  return ContinuityRun.parse({
    model: endpoint && endpoint.model,
    by_language: Object.fromEntries(by_language) as unknown,
  });
}

/** The built-in narrator calls nobody: what counts prompts and answers counts none of its turns. */
function sharesOf(figures: Figures, server: string | null): ContinuityFigures {
  const { facts, secrets, author_secrets, put_in_mouth, repeated, foreign, stock, prefix, tokens } = figures;
  const called = (count: number, of: number) => (server === null ? { count: 0, of: 0 } : { count, of });
  return {
    facts_told: { count: facts.told, of: facts.asked },
    facts_at_hand: called(facts.at_hand, facts.asked),
    secrets_told: { count: secrets.told, of: secrets.asked },
    secrets_answered: called(secrets.answered, secrets.asked),
    author_secrets_told: { count: author_secrets.told, of: author_secrets.turns },
    author_secrets_answered: called(author_secrets.answered, author_secrets.turns),
    put_in_mouth_told: { count: put_in_mouth.told, of: figures.turns },
    put_in_mouth_answered: called(put_in_mouth.answered, figures.turns),
    repeated_told: { count: repeated.told, of: repeated.turns },
    repeated_answered: called(repeated.answered, repeated.turns),
    foreign_told: { count: foreign.told, of: figures.turns },
    foreign_answered: called(foreign.answered, figures.turns),
    stock_told: { count: stock.told, of: figures.turns },
    stock_answered: called(stock.answered, figures.turns),
    by_model: called(figures.by_model, figures.turns),
    failed: { count: figures.failed, of: figures.turns },
    prefix_reused: called(rounded(prefix.reused), prefix.prompts),
    calls: called(figures.calls, figures.turns),
    second_tries: called(figures.second_tries, figures.turns),
    prompt_tokens: called(tokens.prompt, figures.turns),
    cached_tokens: called(tokens.cached, figures.turns),
    completion_tokens: called(tokens.completion, figures.turns),
    seconds: called(rounded(figures.seconds), figures.turns),
  };
}
