/** What tells one portrait from the next: parts of the set by their number, and four colours. */
export type Look = {
  slug: string;
  hair: string;
  body: string;
  lips: string;
  eyes?: string;
  brows?: string;
  nose?: string;
  beard?: string;
  glasses?: string;
  skin: string;
  cloth: string;
  ground: string;
};

const lime = '#d0ff14';
const paper = '#f5f6ec';
const ground = { lime, pale: '#e7f5a6', stone: '#d9dbc9', moss: '#8d9a4e' };
const skin = { wheat: '#e3bd91', amber: '#d2a06f', teak: '#b98353', cocoa: '#a06c43' };
const cloth = { lime, paper, leaf: '#a9c23a', sand: '#c9c8b2', ink: '#2a2e1c' };

export const looks: Look[] = [
  { slug: 'arjun-venkatesan', hair: '22', body: '16', lips: '06', eyes: '05', brows: '05', nose: '10', beard: '02', skin: skin.teak, cloth: cloth.paper, ground: ground.lime },
  { slug: 'meera-subramanian', hair: '30', body: '13', lips: '14', eyes: '04', brows: '03', nose: '05', glasses: '11', skin: skin.amber, cloth: cloth.leaf, ground: ground.stone },
  { slug: 'kavitha-raman', hair: '28', body: '14', lips: '30', eyes: '05', brows: '07', nose: '03', skin: skin.cocoa, cloth: cloth.lime, ground: ground.pale },
  { slug: 'rahul-krishnan', hair: '06', body: '23', lips: '22', eyes: '05', brows: '02', nose: '12', glasses: '08', skin: skin.amber, cloth: cloth.sand, ground: ground.moss },
  { slug: 'divya-natarajan', hair: '36', body: '22', lips: '08', eyes: '05', brows: '05', nose: '07', skin: skin.wheat, cloth: cloth.paper, ground: ground.lime },
  { slug: 'karthik-selvam', hair: '53', body: '25', lips: '14', eyes: '05', brows: '09', nose: '15', beard: '06', skin: skin.cocoa, cloth: cloth.lime, ground: ground.stone },
  { slug: 'ananya-iyer', hair: '47', body: '18', lips: '25', eyes: '05', brows: '01', nose: '02', skin: skin.wheat, cloth: cloth.leaf, ground: ground.pale },
  { slug: 'vignesh-babu', hair: '09', body: '24', lips: '03', eyes: '04', brows: '05', nose: '18', skin: skin.teak, cloth: cloth.lime, ground: ground.moss },
  { slug: 'priya-lakshmi', hair: '23', body: '15', lips: '30', eyes: '05', brows: '07', nose: '09', skin: skin.amber, cloth: cloth.paper, ground: ground.lime },
  { slug: 'suresh-kumar', hair: '13', body: '20', lips: '22', eyes: '05', brows: '04', nose: '06', beard: '05', glasses: '03', skin: skin.teak, cloth: cloth.paper, ground: ground.stone },
  { slug: 'farhan-ali', hair: '27', body: '08', lips: '03', eyes: '05', brows: '05', nose: '13', beard: '12', skin: skin.wheat, cloth: cloth.ink, ground: ground.pale },
  { slug: 'nithya-balaji', hair: '48', body: '21', lips: '14', eyes: '05', brows: '05', nose: '11', skin: skin.cocoa, cloth: cloth.lime, ground: ground.moss },
  { slug: 'joseph-antony', hair: '33', body: '01', lips: '25', eyes: '05', brows: '08', nose: '16', skin: skin.cocoa, cloth: cloth.sand, ground: ground.lime },
  { slug: 'sandhya-mohan', hair: '41', body: '17', lips: '22', eyes: '05', brows: '05', nose: '04', glasses: '11', skin: skin.amber, cloth: cloth.paper, ground: ground.stone },
];
