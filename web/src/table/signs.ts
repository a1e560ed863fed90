// Signs that tables draw by themselves, where the scene names none. tools/icons.ts finds them by `icon:`.
export const SIGNS = {
  notebook: { icon: 'notebook' },
  journal: { icon: 'open-book' },
  story: { icon: 'scroll-unfurled' },
  letter: { icon: 'wax-seal' },
  HP: { icon: 'hearts' },
  MP: { icon: 'brain' },
  battle: { icon: 'crossed-swords' },
  mode: { icon: 'heart-beats' },
  drawn: { icon: 'scales' },
  coach: { icon: 'lantern-flame' },
  bot: { icon: 'robot-antennas' },
} as const;
