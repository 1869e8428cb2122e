import { fixtureModels } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { drawsTheSame } from './sameEntry.ts';

const narrative: LogEntry = { id: 'n', type: 'narrative', content: 'You cross the river.' };
const props = (entry: LogEntry, more: Partial<EntryProps> = {}): EntryProps => ({
  entry,
  isNewest: false,
  isHighlighted: false,
  isTyping: false,
  hasAlternatives: false,
  activeTool: undefined,
  loading: false,
  retellings: undefined,
  ...more,
});

describe('an entry renders again', () => {
  it('when its text grows, or is complete', () => {
    expect(drawsTheSame(props(narrative), props({ ...narrative, content: 'You cross.' }))).toBe(false);
    expect(drawsTheSame(props({ ...narrative, isArriving: true }), props(narrative))).toBe(false);
    expect(drawsTheSame(props(narrative), props({ ...narrative, isArriving: true }))).toBe(false);
  });

  it('when one of its props changes', () => {
    expect(drawsTheSame(props(narrative), props(narrative, { isNewest: true }))).toBe(false);
  });

  it('not for a new object with the same content', () => {
    expect(drawsTheSame(props(narrative), props({ ...narrative }))).toBe(true);
    const parts = (): LogEntry => ({ ...narrative, content: ['You', 'cross.'] });
    expect(drawsTheSame(props(parts()), props(parts()))).toBe(true);
    expect(drawsTheSame(props(parts()), props({ ...parts(), content: ['You', 'swim.'] }))).toBe(false);
  });

  it('not for new parts with the same hands', () => {
    const signed = (to: number): LogEntry => ({ ...narrative, parts: [{ by: 'author', from: 0, to }] });
    expect(drawsTheSame(props(signed(20)), props(signed(20)))).toBe(true);
    expect(drawsTheSame(props(signed(20)), props(signed(9)))).toBe(false);
    expect(drawsTheSame(props(narrative), props(signed(20)))).toBe(false);
  });

  it('not for a new list with the same alternatives', () => {
    const error = (): LogEntry => ({ ...narrative, type: 'error', alternatives: [...fixtureModels.image] });
    expect(drawsTheSame(props(error()), props(error()))).toBe(true);
    expect(drawsTheSame(props(error()), props({ ...error(), alternatives: [] }))).toBe(false);
  });
});
