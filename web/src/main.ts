import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import './styles/table.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { textSize } from './store/screen.svelte.ts';

textSize();

const target = document.getElementById('app');
if (target) mount(App, { target });
