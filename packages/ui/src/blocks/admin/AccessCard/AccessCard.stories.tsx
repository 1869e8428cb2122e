import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { onPhone } from '../../../testing/globals.ts';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { AccessCard } from './AccessCard.tsx';

const meta = {
  title: 'Components/Administration/AccessCard',
  component: AccessCard,
  args: {
    title: 'You do not have permission',
    text: 'These pages are for administrators.',
    children: <Button variant="primary">Go to Home</Button>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AccessCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'No permission',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You do not have permission');
  },
  parameters: contents<Story>({
    hi: {
      title: 'आपको अनुमति नहीं है',
      text: 'ये पन्ने व्यवस्थापकों के लिए हैं।',
      children: <Button variant="primary">मुखपृष्ठ पर जाएँ</Button>,
    },
    ur: {
      title: 'آپ کو اجازت نہیں',
      text: 'یہ صفحے منتظمین کے لیے ہیں۔',
      children: <Button variant="primary">صفحۂ اول پر جائیں</Button>,
    },
  }),
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { title: `The ${LONG_WORD}`, text: longRefusal },
  globals: onPhone,
};
