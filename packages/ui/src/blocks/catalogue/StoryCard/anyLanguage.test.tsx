import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlayLog } from '../../play/PlayLog/PlayLog.tsx';
import { StoryCard } from './StoryCard.tsx';

const author = { display_name: 'Nour' };

describe('a story in a language that is none of ours', () => {
  it.each([
    ['fr', 'ltr', 'Le passeur', 'French'],
    ['fa', 'rtl', 'پل‌بان', 'Persian'],
    ['pt-BR', 'ltr', 'O barqueiro', 'Brazilian Portuguese'],
  ])('in %s has a card with its language and its direction %s', (language, direction, title, name) => {
    render(<StoryCard story={{ id: '1', title, language, author }} />);
    const heading = screen.getByText(title).closest('[lang]');
    expect(heading?.getAttribute('lang')).toBe(language);
    expect(heading?.getAttribute('dir')).toBe(direction);
    expect(screen.getByText(name)).toBeVisible();
  });

  it('is told in its language and direction', () => {
    render(<PlayLog language="he" entries={[{ id: 'one', type: 'narrative', content: 'הנהר ער.' }]} />);
    const told = screen.getAllByText('הנהר ער.')[0]!.closest('[lang]');
    expect(told?.getAttribute('lang')).toBe('he');
    expect(told?.getAttribute('dir')).toBe('rtl');
  });
});
