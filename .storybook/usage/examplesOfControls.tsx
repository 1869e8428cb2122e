import {
  Button,
  ButtonLink,
  Checkbox,
  FormField,
  IconButton,
  PasswordField,
  SegmentedControl,
  Select,
  Slider,
  Stepper,
  Switch,
  Tabs,
  TextArea,
  TextField,
} from '@kathaloka/ui';
import { Search, X } from 'lucide-react';
import type { ExampleTable } from './example.ts';

const level = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
] as const;

const many = ['Folk tales', 'Ghosts', 'History', 'Humour', 'Myth', 'Rivers', 'War'].map((label) => ({
  value: label,
  label,
}));

/** Examples of controls. */
export const controls: ExampleTable = {
  Button: {
    do: { shown: <Button variant="primary">Publish story</Button>, why: 'name the action, once in gold' },
    dont: {
      shown: (
        <>
          <Button variant="primary">OK</Button> <Button variant="primary">Yes</Button>
        </>
      ),
      why: 'two that compete, and say nothing',
    },
  },
  ButtonLink: {
    do: { shown: <ButtonLink href="#home">Go to Home</ButtonLink>, why: 'say where it leads' },
    dont: { shown: <ButtonLink href="#home">Click here</ButtonLink>, why: 'make people press to find out' },
  },
  Checkbox: {
    do: { shown: <Checkbox>Remember me on this browser</Checkbox>, why: 'say what a tick means' },
    dont: { shown: <Checkbox>Don’t forget me</Checkbox>, why: 'ask in the negative' },
  },
  IconButton: {
    do: {
      shown: (
        <IconButton label="Close">
          <X />
        </IconButton>
      ),
      why: 'a picture that everybody knows',
    },
    dont: {
      shown: (
        <IconButton label="Compare versions">
          <Search />
        </IconButton>
      ),
      why: 'a picture that needs its label',
    },
  },
  PasswordField: {
    do: {
      shown: <PasswordField aria-label="Password" defaultValue="Tenali#16" />,
      why: 'let people look at it',
    },
    dont: {
      shown: <TextField aria-label="Password" type="password" placeholder="Repeat it, unseen" />,
      why: 'a field in which nobody sees a mistake',
    },
  },
  SegmentedControl: {
    do: {
      shown: <SegmentedControl label="Difficulty" defaultValue="easy" options={level} />,
      why: 'two to four',
    },
    dont: {
      shown: <SegmentedControl label="Category" defaultValue="War" options={many} />,
      why: 'more than can be compared',
    },
  },
  Select: {
    do: { shown: <Select aria-label="Category" defaultValue="War" options={many} />, why: 'one of many' },
    dont: {
      shown: (
        <Select
          aria-label="Sound"
          defaultValue="on"
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
        />
      ),
      why: 'on and off: that is a switch',
    },
  },
  Slider: {
    do: {
      shown: <Slider aria-label="Size of the tale" defaultValue={20} min={16} max={28} />,
      why: 'a value that is judged by eye',
    },
    dont: {
      shown: <Slider aria-label="Credits to give" defaultValue={500} min={0} max={5000} />,
      why: 'an exact amount: that is a stepper',
    },
  },
  Stepper: {
    do: {
      shown: <Stepper label="Possible endings" defaultValue={3} min={1} max={20} />,
      why: 'a small, exact number',
    },
    dont: {
      shown: <Stepper label="Year of birth" defaultValue={1990} min={1900} max={2026} />,
      why: 'a number that needs a hundred steps',
    },
  },
  Switch: {
    do: { shown: <Switch label="Rows move by themselves" />, why: 'say what is on' },
    dont: { shown: <Switch label="Stop rows from moving" />, why: 'on, so that something is off' },
  },
  Tabs: {
    do: {
      shown: (
        <Tabs
          label="Scene"
          defaultValue="edit"
          tabs={[
            { value: 'edit', label: 'Edit', panel: 'The fields of a scene' },
            { value: 'test', label: 'Test', panel: 'The scene as it is played' },
          ]}
        />
      ),
      why: 'panels of one thing',
    },
    dont: {
      shown: (
        <Tabs
          label="Scene"
          defaultValue="edit"
          tabs={[{ value: 'edit', label: 'Edit', panel: 'The fields of a scene' }]}
        />
      ),
      why: 'a single tab',
    },
  },
  TextArea: {
    do: {
      shown: <TextArea aria-label="Synopsis" defaultValue="A ferryman carries one passenger three times." />,
      why: 'room for several lines',
    },
    dont: {
      shown: <TextArea aria-label="Email" defaultValue="you@example.com" />,
      why: 'one line in a tall field',
    },
  },
  TextField: {
    do: {
      shown: (
        <FormField label="Email" hint="Only for signing in">
          <TextField type="email" />
        </FormField>
      ),
      why: 'a label that stays',
    },
    dont: {
      shown: <TextField aria-label="Email" placeholder="Your email, only for signing in" />,
      why: 'a label that goes when one types',
    },
  },
  FormField: {
    do: {
      shown: (
        <FormField label="Title" error="Give the story a title.">
          <TextField />
        </FormField>
      ),
      why: 'say what to do',
    },
    dont: {
      shown: (
        <FormField label="Title" error="Invalid">
          <TextField />
        </FormField>
      ),
      why: 'say only that it is wrong',
    },
  },
};
