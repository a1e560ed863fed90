import '../.fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { textSize } from './store/device/screen.svelte.ts';
import { look } from './store/device/theme.svelte.ts';
import { offline } from './store/kept/offline.svelte.ts';

textSize();
look.apply();

const target = document.getElementById('app');
if (target) mount(App, { target });
if (document.readyState === 'complete') void offline.begin();
else addEventListener('load', () => void offline.begin(), { once: true });
