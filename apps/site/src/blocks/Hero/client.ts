import './TurningPicture/start-turning-picture.ts';
