import './Metaballs/start-metaballs.ts';
