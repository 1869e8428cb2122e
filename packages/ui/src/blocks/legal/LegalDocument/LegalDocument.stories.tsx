import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { legalWords } from '../../../words/legal/en.ts';
import { LegalDocument } from './LegalDocument.tsx';

const meta = {
  title: 'Components/Legal/LegalDocument',
  component: LegalDocument,
  args: {
    id: 'terms-of-service',
    title: legalWords.terms,
    dated: legalWords.termsDate,
    sections: legalWords.termsSections.slice(2, 4),
  },
} satisfies Meta<typeof LegalDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section numbers are not part of the headings' accessible names. */
export const Default: Story = {
  name: 'With numbered sections',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last revised 27 March 2024')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who May Use the Services' })).toBeVisible();
    await expect(canvas.getAllByRole('note')[0]).toHaveTextContent('Minimum age 13.');
  },
  parameters: contents<Story>({
    long: {
      title: 'The Terms of Every Service That We Have Ever Offered, and of Those That We May Yet Offer',
      sections: [
        {
          id: 'long',
          title: 'Nirantarandhakaritadigantarakandaladamandasudharasabindu',
          body: ['word '.repeat(300)],
        },
      ],
    },
    hi: {
      title: 'सेवा की शर्तें',
      sections: [
        { id: 'age', title: 'आयु', body: ['आपकी आयु कम से कम 13 वर्ष होनी चाहिए।'], note: 'न्यूनतम आयु 13।' },
      ],
    },
    ur: {
      title: 'شرائطِ استعمال',
      sections: [
        {
          id: 'age',
          title: 'عمر',
          body: ['آپ کی عمر کم از کم 13 سال ہونی چاہیے۔'],
          note: 'کم از کم عمر 13۔',
        },
      ],
    },
  }),
};

export const WithoutSections: Story = {
  tags: ['behaviour'],
  args: { sections: [] },
};
