import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The one deep teal: what is live or primary. Shades 0 to 9, light to dark. */
const teal: MantineColorsTuple = [
  '#eef6f6',
  '#e3f0ef',
  '#bcd9d8',
  '#8cc0c0',
  '#58a6a8',
  '#2f8b8f',
  '#1a7379',
  '#0f5c63',
  '#0b4a50',
  '#07383d',
];

/** What Mantine's components take from script; their colours come from variables.css. */
export const theme = createTheme({
  colors: { teal },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 5 },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
  },
});
